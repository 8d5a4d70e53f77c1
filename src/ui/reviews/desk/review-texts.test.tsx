import { expect, it } from "vitest"
import { loadEveryText } from "../../../locales/all-catalogs.ts"
import { createI18n } from "../../../locales/i18n.ts"
import { descriptionOf } from "./review-texts.ts"

it("approving a review names who gets a mail: buyer and dealer if it is published, otherwise the reporters (rule review.moderate)", async () => {
  const i18n = createI18n("de", await loadEveryText("de"))
  expect(i18n._(descriptionOf("keep", true))).toContain("Käufer und Händler bekommen eine E-Mail")
  expect(i18n._(descriptionOf("keep", false))).toContain("wer dabei eine E-Mail-Adresse angegeben hat")
  expect(i18n._(descriptionOf("takeDown", true))).toContain("Käufer und Händler bekommen Ihren Grund")
})
