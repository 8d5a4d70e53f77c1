import { describe, expect, it } from "vitest"
import { isRobot } from "./robots.ts"

describe("the visitors that are counted (rule advert.counts)", () => {
  it.each([
    [
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
      false
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1",
      false
    ],
    ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
    ["Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/150.0.0.0 Safari/537.36", true],
    ["facebookexternalhit/1.1 (+http://www.facebook.com)", true],
    ["curl/8.5.0", true],
    ["", true],
    [undefined, true]
  ])("%s: a program %s", (userAgent, expected) => {
    expect(isRobot(userAgent)).toBe(expected)
  })
})
