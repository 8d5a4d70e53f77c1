import { expect, it } from "vitest"
import { sampleSite } from "../../domain/site/sample-site.ts"
import { agreesToVariants } from "./agrees-to-variants.ts"

const now = Math.floor(Date.now() / 1000)
const year = 31_536_000

it("variants are shown only to visitors who agreed to statistics, for a year (rule page.variants)", () => {
  const agrees = (consent: string) => agreesToVariants(sampleSite, "de", `locale=de; consent=${consent}`)
  expect(agrees(`2sm.${now}.s`)).toBe(true)
  expect(agrees(`2sm.${now}.sm`)).toBe(true)
  for (const other of [`2sm.${now}.m`, `2sm.${now}.`, `2sm.${now - year}.s`, `2s.${now}.s`, "yes", ""])
    expect([other, agrees(other)]).toEqual([other, false])
  expect(agreesToVariants(sampleSite, "de", undefined)).toBe(false)
})

it("no variants are shown if the shop does not ask for consent to them", () => {
  const { locales } = sampleSite
  for (const version of ["", "1", "2s", "2sm"])
    expect(agreesToVariants({ locales }, "de", `consent=${version}.${now}.s`)).toBe(false)
})
