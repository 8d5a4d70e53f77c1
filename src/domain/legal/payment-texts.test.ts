import { describe, expect, it } from "vitest"
import { instalmentConsent } from "./instalment-consent.ts"
import { preNotificationDays, refundWeeks, sepaMandate } from "./sepa-mandate.ts"

describe("the texts of payments", () => {
  const words = (text: ReturnType<typeof sepaMandate>) =>
    text.sections.flatMap(({ paragraphs }) => paragraphs).join(" ")

  it("name the creditor, the notice period and the eight weeks of the CORE scheme (rules payment.notice and payment.core-scheme)", () => {
    const text = words(sepaMandate({ creditorName: "Brennstoff GmbH" }))
    expect(text).toContain("Ich ermächtige Brennstoff GmbH")
    expect(text).toContain(`mindestens ${preNotificationDays} Tage`)
    expect(text).toContain("innerhalb von acht Wochen")
    expect([preNotificationDays, refundWeeks]).toEqual([5, 8])
  })

  it("name the lender, the credit check, the provisional plan and the fourteen days (rule law.credit)", () => {
    const text = words(instalmentConsent("Raten AG"))
    for (const part of ["Verbraucherkredit von Raten AG", "Kreditwürdigkeit", "vorläufig", "vierzehn Tagen"])
      expect(text).toContain(part)
  })
})
