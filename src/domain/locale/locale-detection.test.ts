import { describe, expect, it } from "vitest"
import { type AddressPrefix, detectLocale, type LocaleClues, prefixOfPath } from "./locale-detection.ts"

const nothing: LocaleClues = {
  languages: undefined,
  store: undefined,
  domain: undefined,
  prefix: "",
  cookie: undefined
}

const table: ReadonlyArray<readonly [string, Partial<LocaleClues>, string]> = [
  ["nothing is known", {}, "de by default"],
  ["the browser speaks Austrian German", { languages: "de-AT,de;q=0.9,en;q=0.8" }, "de-AT by browser"],
  ["the browser speaks Swiss German", { languages: "de-CH" }, "ch by browser"],
  ["the browser is from Liechtenstein", { languages: "de-LI,de" }, "ch by browser"],
  ["plain German says nothing of a country", { languages: "de,en" }, "de by default"],
  ["German of Germany neither", { languages: "de-DE,de;q=0.9,de-AT;q=0.1" }, "de by default"],
  [
    "its German counts, not what it speaks first",
    { languages: "en-US,en;q=0.9,de-AT;q=0.8" },
    "de-AT by browser"
  ],
  ["plain German stands before another one", { languages: "de,de-AT;q=0.5" }, "de by default"],
  ["languages are set apart by blanks too", { languages: "en, de-AT ;q=0.8" }, "de-AT by browser"],
  [
    "what is wanted more counts, wherever it stands",
    { languages: "de;q=0.5,de-AT;q=0.9" },
    "de-AT by browser"
  ],
  ["plain German wanted more", { languages: "de-AT;q=0.3,de;q=0.301" }, "de by default"],
  ["no weight is the most", { languages: "de-CH;q=0.999,de-AT" }, "de-AT by browser"],
  ["alike in weight, the first", { languages: "en;q=0.9,de-CH;q=0.8,de-AT;q=0.8" }, "ch by browser"],
  ["1.000 is 1", { languages: "de-CH;q=1.000,de-AT;q=1" }, "ch by browser"],
  ["1 is more than less", { languages: "de-CH;q=0.9,de-AT;q=1" }, "de-AT by browser"],
  ["a number that is no weight", { languages: "de-AT;q=0.5e0" }, "de by default"],
  ["what is not wanted at all", { languages: "de-AT;q=0" }, "de by default"],
  [
    "what is not wanted at all, in three decimals",
    { languages: "de-AT;q=0.000,de-CH;q=0.001" },
    "ch by browser"
  ],
  ["plain German that is not wanted", { languages: "de;q=0,de-AT;q=0.1" }, "de-AT by browser"],
  ["blanks and capitals in a weight", { languages: "de-AT ; Q=0.2 , DE-CH ; q=0.3" }, "ch by browser"],
  ["other parameters are no weight", { languages: "de-AT;level=1,de-CH;q=0.5" }, "de-AT by browser"],
  ["a weight that is none", { languages: "de-AT;q=2,de-CH;q=x;q=1,de-LI;q=,de-AT;q=-1" }, "de by default"],
  ["other languages say nothing", { languages: "fr-CH,it-CH" }, "de by default"],
  ["junk says nothing", { languages: "de-AT<script>,;;;,*" }, "de by default"],
  ["the browser stands before the cookie", { languages: "de-AT", cookie: "ch" }, "de-AT by browser"],
  ["the browser stands before the store", { languages: "de-AT", store: "ch" }, "de-AT by browser"],
  ["the store stands before the cookie", { store: "ch", cookie: "de-AT" }, "ch by store"],
  ["a domain silences the browser", { languages: "de-AT", domain: "de" }, "de by domain"],
  ["a domain silences the store", { store: "ch", domain: "de-AT" }, "de-AT by domain"],
  ["a domain stands before prefix and cookie", { domain: "ch", prefix: "/at", cookie: "de" }, "ch by domain"],
  ["a prefix silences the browser", { languages: "de-AT", prefix: "/ch" }, "ch by prefix"],
  ["a prefix can name the default locale", { languages: "de-AT", prefix: "/de" }, "de by prefix"],
  ["a prefix stands before the cookie", { prefix: "/at", cookie: "ch" }, "de-AT by prefix"],
  ["the cookie stands before the default", { cookie: "ch", languages: "de" }, "ch by cookie"],
  ["a cookie of another time is no locale", { cookie: "fr" }, "de by default"]
]

describe("the locale of a request", () => {
  for (const [title, clues, expected] of table) {
    it(`${title}`, () => {
      const { locale, by } = detectLocale({ ...nothing, ...clues })
      expect(`${locale} by ${by}`).toBe(expected)
    })
  }
})

it.each<readonly [string, AddressPrefix]>([
  ["/", ""],
  ["/at", "/at"],
  ["/at/", "/at"],
  ["/ch/agb", "/ch"],
  ["/de/agb", "/de"],
  ["/atlas", ""],
  ["/AT", ""],
  ["/chemnitz/angebotsliste", ""]
])("the prefix of %s is %j", (pathname, prefix) => {
  expect(prefixOfPath(pathname)).toBe(prefix)
})
