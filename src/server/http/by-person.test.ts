import { expect, it } from "vitest"
import { isByPerson } from "./by-person.ts"

const chrome =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36"

it.each<[string, string | undefined, Readonly<Record<string, string>>, boolean]>([
  ["a browser's call", "POST", { "user-agent": chrome }, true],
  ["a look at the head alone", "HEAD", { "user-agent": chrome }, false],
  ["a page that is read ahead", "GET", { "user-agent": chrome, "sec-purpose": "prefetch" }, false],
  ["the same of older browsers", "GET", { "user-agent": chrome, purpose: "prefetch" }, false],
  ["a crawler", "GET", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }, false],
  ["a program", "POST", { "user-agent": "curl/8.5.0" }, false],
  ["a program without a name", "POST", {}, false]
])("%s is counted: %#", (_, method, headers, isIt) => {
  expect(isByPerson({ method, headers })).toBe(isIt)
})
