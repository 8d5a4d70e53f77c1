import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { detectLocale } from "../../domain/locale/locale-detection.ts"
import { projectRoot } from "../project-root.ts"
import { cookieOf } from "../http/cookies.ts"

const vcl = readFileSync(join(projectRoot, "deploy/cdn/varnish.vcl"), "utf8")

const expressionOf = (text: string) =>
  new RegExp(text.replace("(?i)", ""), text.startsWith("(?i)") ? "iu" : "u")

/** The language rules of vcl_recv, one by one, in the order of the file. */
const rules = [
  ...vcl.matchAll(
    /req\.http\.Accept-Language (!?~) "([^"]+)"\) \{\s+(?:unset req\.http\.Accept-Language;|set req\.http\.Accept-Language = "([^"]+)";)/gu
  )
].map(([, how, text = "", becomes]) => ({ isNot: how === "!~", expression: expressionOf(text), becomes }))

const normalised = (languages: string): string | undefined => {
  const rule = rules.find(({ isNot, expression }) => expression.test(languages) !== isNot)
  return rule === undefined ? languages : rule.becomes
}

const detected = (languages: string | undefined, cookie?: string) =>
  detectLocale({ languages, cookie, domain: undefined, prefix: "", store: undefined }).locale

const cookieText =
  /set req\.http\.X-Cookie-Locale = regsub\(req\.http\.Cookie, "([^"]+)"/u.exec(vcl)?.[1] ?? ""

it("languages with equal answers become one, in all of 10 000 headers (rule page.shared-cache)", () => {
  expect(rules).toHaveLength(5)
  const tags = ["de", "de-AT", "DE-ch", "de-LI", "de-DE", "de-at-x", "dex", "fr", "en-US", "*", ""]
  const weights = ["", ";q=0.9", "; q=0.1", ";q=0", ";q=1", ";q=2", ";x=1"]
  const entries = tags.flatMap((tag) => weights.map((weight) => tag + weight))
  let seed = 1
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const kept = new Set<string>()
  for (let index = 0; index < 10_000; index++) {
    const header = Array.from({ length: 1 + next(4) }, () => entries[next(entries.length)]).join(
      next(2) === 0 ? "," : ", "
    )
    const becomes = normalised(header)
    expect([header, detected(becomes)]).toEqual([header, detected(header)])
    if (becomes !== undefined && !/^de-(?:AT|CH)$/u.test(becomes)) kept.add(header)
  }
  // header values that browsers send by default never get a separate cache entry
  for (const common of [
    "de-AT,de;q=0.9,en;q=0.8",
    "de-CH,de;q=0.9",
    "de,en-US;q=0.7",
    "en-GB,en;q=0.9",
    "de-DE,de-AT;q=0.5"
  ])
    expect(["de-AT", "de-CH", undefined]).toContain(normalised(common))
  expect(kept.size).toBeGreaterThan(0)
})

it("the locale of a Cookie header is read as by the shop (rule page.shared-cache)", () => {
  const expression = new RegExp(cookieText, "u")
  const headers = [
    "locale=ch",
    "a=1; locale=de-AT",
    "locale=ch; locale=de-AT",
    "xlocale=ch; locale=de-AT",
    "a=locale=ch; locale = de-AT ;b=2",
    "a=1;locale=;locale=ch",
    "consent=2sm.1.s; __Host-guest=abc; locale=de"
  ]
  for (const header of headers)
    expect([header, expression.exec(header)?.[1]]).toEqual([header, cookieOf(header, "locale")])
})
