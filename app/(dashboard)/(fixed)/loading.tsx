import { PageSkeleton } from "@/components/shell/page-skeleton";

/** Only for pages that are always there: once this is sent, an answer is 200 and can be no 404 any more. */
export default function Loading() {
  return <PageSkeleton />;
}
