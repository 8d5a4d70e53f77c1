import { describe, expect, it } from "vitest"
import type { OrderPage } from "../../../domain/order/life/order-page.ts"
import { instalmentOptions, finalPlan } from "../../../domain/payment/instalments.ts"
import { OrderTimeline } from "../../kit/orders/OrderTimeline.tsx"
import { renderedIn, textOf } from "../../kit/rendered.test-support.tsx"
import { EventDetail } from "./EventDetail.tsx"
import { MandateStanding } from "./MandateStanding.tsx"
import { PaymentStanding } from "./PaymentStanding.tsx"
import { at, placedPage as order } from "./placed-page.test-support.ts"
import { PrintedOrder } from "./PrintedOrder.tsx"
import { sampleSite } from "../../../domain/site/sample-site.ts"

const standing = async (mandate: OrderPage["mandate"]) =>
  textOf(await renderedIn("de", <MandateStanding order={{ ...order, mandate }} onRevoke={undefined} />))
const given = { at, dueOn: null, amount: null, canRevoke: true }

describe("the payment of a placed order", () => {
  it("is described for every state of a mandate, with a way to revoke it as long as there is one", async () => {
    expect(await standing(null)).toBe("")
    expect(await standing({ ...given, state: "active" })).toContain("Mandat widerrufen")
    const due = { dueOn: "2026-12-10", amount: 1770 }
    const announced = await standing({ ...given, ...due, state: "preNotified" })
    expect(announced).toContain("1.770,00 €")
    expect(announced).toMatch(/10\. Dezember 2026/u)
    const ended = { ...given, ...due, canRevoke: false }
    expect(await standing({ ...ended, state: "collected" })).toContain("acht Wochen")
    expect(await standing({ ...ended, state: "returned" })).toContain("wieder offen")
    for (const state of ["collected", "revoked", "expired"] as const)
      expect(await standing({ ...ended, state })).not.toContain("Mandat widerrufen")
  })

  it("names the station that received its part, and the amount", async () => {
    const text = textOf(await renderedIn("de", <EventDetail order={order} index={0} />))
    expect(text).toContain("Lieferstelle 2: 1.950 kg am")
    expect(text).not.toContain("Lieferung am")
  })

  it("is described for PayPal as authorised, captured, refunded or voided", async () => {
    const textOfState = async (state: NonNullable<OrderPage["standingPayment"]>["state"]) => {
      const standingPayment = { provider: "paypal", state, amount: 1770 } as const
      return textOf(await renderedIn("de", <PaymentStanding order={{ ...order, standingPayment }} />))
    }
    expect(await textOfState("held")).toContain("1.770,00 € sind reserviert")
    expect(await textOfState("taken")).toContain("mit 1.770,00 € belastet")
    expect(await textOfState("givenBack")).toContain("1.770,00 € über PayPal erstattet")
    expect(await textOfState("letGo")).toContain("wieder frei")
    expect(await renderedIn("de", <PaymentStanding order={order} />)).toBe("")
  })

  it("is described by the last event, with the bank's reason, if a state can occur twice", async () => {
    const entry = { at, by: "seller", day: null, station: null } as const
    const events = [
      { ...entry, state: "invoiced", event: "invoice", reason: null },
      { ...entry, state: "settled", event: "settle", reason: null },
      { ...entry, state: "invoiced", event: "debitReturned", reason: "Keine Deckung" },
      { ...entry, state: "invoiced", event: "announceDebit", reason: null }
    ] as const
    const life = { ...order, status: "invoiced", invoiceNumber: "R-17", events, timeline: events } as const
    const text = textOf(
      await renderedIn(
        "de",
        <OrderTimeline order={life} past={(index) => <EventDetail order={life} index={index} />} />
      )
    )
    expect(text).toMatch(
      /Rechnung gestellt .*Rechnung R-17 .*Bezahlt .*Lastschrift zurückgegeben .*Grund: Keine Deckung .*neu angekündigt/u
    )
    expect(text.match(/Rechnung gestellt/gu)).toHaveLength(1)
    const parts = [
      { ...entry, state: "scheduled", event: "deliver", reason: null },
      { ...entry, state: "delivered", event: "deliver", reason: null }
    ] as const
    const inParts = textOf(await renderedIn("de", <OrderTimeline order={{ ...life, timeline: parts }} />))
    expect(inParts).toMatch(/Eine Lieferstelle beliefert .*Geliefert/u)
    expect(inParts).not.toContain("Liefertermin")
  })

  it("has no empty paragraph for an unknown amount", async () => {
    const html = await renderedIn(
      "de",
      <MandateStanding order={{ ...order, mandate: { ...given, state: "collected" } }} onRevoke={undefined} />
    )
    expect(html).not.toContain("<p></p>")
  })

  it("shows the final plan with its figures, no longer called provisional", async () => {
    const [terms] = instalmentOptions(240_000)
    if (terms === undefined) throw new Error("There is no plan")
    const chosen = { ...terms, provider: "Bank", consentVersion: "1", account: "DE•• •••• 3000" }
    const paper = (plan: OrderPage["finalPlan"]) => (
      <PrintedOrder order={{ ...order, finalPlan: plan }} kind="plan" operator={sampleSite.operator} />
    )
    const text = textOf(await renderedIn("de", paper(finalPlan(chosen, 244_728))))
    // rule payment.plan: instalments for 2447.28 € at 9.99 % over six months
    for (const part of ["419,33 €", "419,31 €", "2.515,96 €", "9,56 %", "9,99 %", "Bank"])
      expect(text).toContain(part)
    expect(text).not.toContain("vorläufig")
  })
})
