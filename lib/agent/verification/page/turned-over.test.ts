import { describe, expect, it } from "vitest";
import { turnedOver } from "./turned-over";

describe("which way a control turned by its two names", () => {
  it.each<[string, string, string | undefined]>([
    ["Following", "Follow", "off"],
    ["Follow", "Following", "on"],
    ["Starred", "Star", "off"],
    ["Unwatch", "Watch", "off"],
    ["Watch", "Unwatch", "on"],
    ["Watch bed", "Unwatch bed", "on"],
    ["unstarred", "starred", "on"],
    ["Starred plan", "Unstarred plan", "off"],
    ["Unembed", "Embed", "off"],
    ["Embed", "Unembed", "on"],
    ["unstarred", "liked", undefined],
    ["⭐", "☆", "off"],
    ["♡", "♥", "on"],
    ["❤️", "♡", "off"],
    ["Save", "Saved", "on"],
    ["favorite_border", "favorite", "on"],
    ["bookmark", "bookmark_border", "off"],
    ["check_box_outline_blank", "check_box", "on"],
    ["toggle_on", "toggle_off", "off"],
    ["star", "star_half", undefined],
    ["bookmark_border", "star", undefined],
    // It may be a state or a command.
    ["visibility", "visibility_off", undefined],
    ["Save", "Saving", "on"],
    // They say nothing of it.
    ["Follow", "Following Ann", undefined],
    ["Add", "Remove", undefined],
    ["Follow", "Follow", undefined],
    ["☆", "☆", undefined],
    ["", "", undefined],
    ["Delete", "Are you sure?", undefined],
  ])("%s, then %s: %s", (was, is, way) => {
    expect(turnedOver({ name: was }, { name: is })).toBe(way);
  });
  it("says nothing of a control that is gone", () => {
    expect(turnedOver({ name: "Following" }, undefined)).toBe(undefined);
  });
});
