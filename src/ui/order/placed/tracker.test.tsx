import { describe, expect, it } from "vitest"
import { nextSteps } from "../../../domain/order/life/next-step.ts"
import { orderStatuses } from "../../../domain/order/draft.ts"
import { renderedIn, textOf } from "../../kit/rendered.test-support.tsx"
import { sampleSite } from "../../../domain/site/sample-site.ts"
import { SuccessPage } from "../SuccessPage.tsx"
import { placedPage } from "./placed-page.test-support.ts"
import { Tracker } from "./Tracker.tsx"

const { operator } = sampleSite
const tracked = async (change: Partial<typeof placedPage.tracker>, locale: "de" | "de-AT" = "de") =>
  textOf(
    await renderedIn(
      locale,
      <Tracker order={{ ...placedPage, tracker: { ...placedPage.tracker, ...change } }} company="Haus">
        {null}
      </Tracker>
    )
  )

describe("the next step on an order's page", () => {
  it("has a separate sentence for every kind", async () => {
    const day = "2026-12-03"
    const sentences = await Promise.all(
      nextSteps.map((kind) =>
        tracked({ next: { kind, day }, delivery: { kind: "none", from: null, until: null } })
      )
    )
    expect(new Set(sentences).size).toBe(nextSteps.length)
  })

  it("contains the day and the amount due, with the tax's name in the country", async () => {
    const text = await tracked({})
    expect(text).toMatch(/Liefertermin.*3\. Dezember 2026/u)
    expect(text).toContain("1.770,00 € mit Mehrwertsteuer, nach der Lieferung per Lastschrift")
    expect(await tracked({}, "de-AT")).toContain("mit Umsatzsteuer, nach der Lieferung")
    const due = { when: "now", amount: 12.5, way: "transfer", day: null } as const
    expect(await tracked({ due })).toContain("12,50 € mit Mehrwertsteuer, jetzt per Überweisung")
    expect(await tracked({ due: { ...due, when: "paid" } })).toContain("Nichts mehr: 12,50 € sind bezahlt")
  })

  it("says where the confirmation mail was sent only directly after the order", async () => {
    const hint = "auch auf einem anderen Gerät"
    for (const status of orderStatuses) {
      const text = textOf(
        await renderedIn(
          "de",
          <SuccessPage
            order={{ ...placedPage, status }}
            operator={operator}
            phone="1"
            account={null}
            onPrint={undefined}
            onCancel={undefined}
            onRevoke={undefined}
            onRate={undefined}
          />
        )
      )
      expect([status, text.includes(hint)]).toEqual([status, status === "placed"])
    }
  })
})
