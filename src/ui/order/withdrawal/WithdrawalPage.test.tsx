import { expect, it } from "vitest"
import { renderedIn } from "../../kit/rendered.test-support.tsx"
import { WithdrawalPage, type WithdrawalView } from "./WithdrawalPage.tsx"

const view: WithdrawalView = {
  form: { name: "", email: "", orderNumber: "", reason: "" },
  blocking: [],
  isBusy: false,
  trouble: "none",
  receipt: null
}

const page = (seen: WithdrawalView) => (
  <WithdrawalPage view={seen} email="hilfe@heizmarkt.example" onChange={() => {}} onConfirm={() => {}} />
)

it.each(["de", "de-AT", "ch"] as const)(
  "has the form on the pages of %s: the right follows the contract, not the page (rule law.withdrawal-form)",
  async (locale) => {
    const html = await renderedIn(locale, page(view))
    expect(html).toContain("Widerruf bestätigen")
    expect(html.includes("kein gesetzliches Widerrufsrecht")).toBe(locale === "ch")
  }
)

it("a received declaration is confirmed, also in Switzerland", async () => {
  const receipt = { receivedAt: "2026-12-03T10:00:00.000Z", reference: "W-1" }
  const html = await renderedIn("ch", page({ ...view, receipt }))
  expect(html).toContain("Ihre Erklärung ist eingegangen")
  expect(html).not.toContain("Widerruf bestätigen")
})
