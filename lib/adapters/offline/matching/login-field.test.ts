import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { loginField } from "./login-field";

const form = (fields: string) => `\n  form "Enter"${fields}`;
const [name, mail, password] = [
  '\n    textbox "Name" #name',
  '\n    textbox "Guild" #guild',
  '\n    textbox:password "Password" #pass',
];

it.each<[string, string, string, string | undefined]>([
  ["the text before the password", "username", form(name + password), "name"],
  ["none of two", "username", form(name + mail + password), undefined],
  ["none without a password", "username", form(name), undefined],
  ["none behind the password", "username", form(password + name), undefined],
  ["none for another field", "nickname", form(name + password), undefined],
  ["none of another form", "username", `\n  form "Search"${name}${form(password)}`, undefined],
])("takes for who signs in %s", (_, field, outline, expected) => {
  const { nodes } = aPage(outline);
  expect(loginField(field, nodes)?.id).toBe(expected);
});
