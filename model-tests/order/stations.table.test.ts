import { describe, expect, it } from "vitest"
import { orderMachine } from "../../src/machines/order.machine.ts"
import { withNeighbourLine } from "../../src/domain/order/wizard/neighbour-stations.ts"
import { addressForm, heldOf } from "../data/drafts.ts"
import { heldOfKind, several, type Spread, stationsForm } from "../data/several.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { answer, differences, fail, pathOf, rowsOf, send } from "../harness/table.ts"

type Wizard = Stage<typeof orderMachine>

const begin = () =>
  stage(orderMachine, { draftId: "draft-1", wish: null, held: null }, ["showStep", "openOrder", "forgetKey"])
const held = (progress: Spread) => heldOfKind(several, progress)
const loaded = (progress: Spread) => answer("loadDraft", { kind: "loaded", ...held(progress) })

const actions = {
  "goes to the address": send("step.goto", { step: "DeliveryAddress", variant: null }),
  "goes to the stations": send("step.goto", { step: "DeliveryStations", variant: null }),
  "goes to the payment": send("step.goto", { step: "Payment", variant: "Invoice" }),
  "goes to the summary": send("step.goto", { step: "Summary", variant: null }),
  "browses to the address": send("history.moved", { step: "DeliveryAddress", variant: null }),
  "browses to the stations": send("history.moved", { step: "DeliveryStations", variant: null }),
  "goes one step back": send("step.previous"),
  "saves the stations": send("form.save", { form: stationsForm }),
  "saves too few stations": send("form.save", { form: { ...stationsForm, stations: [] } }),
  "saves the address": send("form.save", { form: addressForm }),
  "tries to save again": send("save.retry"),
  "keeps own changes": send("conflict.keepMine"),
  "takes the other changes": send("conflict.takeTheirs")
}

const address = "step.deliveryAddress.editing"
const stations = "step.deliveryStations"
const saves = {
  "saves the stations": `${stations}.saving`,
  "saves too few stations": `${stations}.flawed`
}
const away = {
  "goes to the address": address,
  "browses to the address": address,
  "goes one step back": address
}
const atStations = [loaded("addressed")]
const saving = [...atStations, actions["saves the stations"]]
const conflict = [...saving, answer("saveStep", { kind: "conflict" })]

describe("the stations step (rule order.stations)", () => {
  it("holds in every state for every action", async () => {
    const rows = await rowsOf<Wizard>(begin, (page) => pathOf(page.snapshot().value), actions, {
      "step.deliveryAddress.editing": {
        way: [loaded("begun")],
        leads: { "saves the address": "step.deliveryAddress.saving" }
      },
      [`${stations}.editing`]: { way: atStations, leads: { ...away, ...saves } },
      [`${stations}.flawed`]: {
        way: [...atStations, actions["saves too few stations"]],
        leads: { ...away, ...saves }
      },
      [`${stations}.saving`]: { way: saving, leads: {} },
      [`${stations}.unsaved`]: {
        way: [...saving, fail("saveStep")],
        leads: { ...away, ...saves, "tries to save again": `${stations}.saving` }
      },
      [`${stations}.reloading`]: { way: conflict, leads: away },
      [`${stations}.unread`]: {
        way: [...conflict, fail("loadDraft")],
        leads: { ...away, "tries to save again": `${stations}.reloading` }
      },
      [`${stations}.conflict`]: {
        way: [...conflict, loaded("addressed")],
        leads: {
          ...away,
          "keeps own changes": `${stations}.saving`,
          "takes the other changes": `${stations}.editing`
        }
      },
      "step.payment.editing": {
        way: [...saving, answer("saveStep", { kind: "saved", ...held("spread") })],
        leads: {
          "goes to the address": address,
          "browses to the address": address,
          "goes to the stations": `${stations}.editing`,
          "browses to the stations": `${stations}.editing`,
          "goes one step back": `${stations}.editing`
        }
      },
      "step.summary.checking": {
        way: [loaded("paid")],
        leads: {
          "goes to the address": address,
          "browses to the address": address,
          "goes to the stations": `${stations}.editing`,
          "browses to the stations": `${stations}.editing`,
          "goes to the payment": "step.payment.editing",
          "goes one step back": "step.payment.editing"
        }
      }
    })
    expect(differences(rows)).toEqual([])
  })

  it("is skipped for an order to one place, with the reason", async () => {
    const page = begin()
    await page.answer("loadDraft", { kind: "loaded", ...heldOf("addressed") })
    page.send({ type: "step.goto", step: "DeliveryStations", variant: null })
    expect(pathOf(page.snapshot().value)).toBe("step.payment.editing")
    expect(page.snapshot().context.refusal).toBe("stepNotApplicable")
  })

  it("must be saved before later steps open, and reports the reason", async () => {
    const page = begin()
    await page.answer("loadDraft", { kind: "loaded", ...held("addressed") })
    for (const step of ["Payment", "Summary"]) {
      page.send({ type: "step.goto", step, variant: null })
      expect(pathOf(page.snapshot().value)).toBe(`${stations}.editing`)
      expect(page.snapshot().context.refusal).toBe("stepNotValidated")
    }
  })

  it("keeps a typed line of neighbours across steps, and drops it once the stations are saved", async () => {
    const page = begin()
    await page.answer("loadDraft", { kind: "loaded", ...held("addressed") })
    const draft = held("addressed").draft
    const form = withNeighbourLine(stationsForm, "Huber 14, Maier 16, Vogel 20", draft)
    page.send({ type: "form.keep", form })
    page.send({ type: "step.goto", step: "DeliveryAddress", variant: null })
    page.send({ type: "history.moved", step: "DeliveryStations", variant: null })
    expect(page.snapshot().context.typed.DeliveryStations).toEqual(form)
    page.send({ type: "form.save", form })
    await page.answer("saveStep", { kind: "saved", ...held("spread") })
    expect(pathOf(page.snapshot().value)).toBe("step.payment.editing")
    expect(page.snapshot().context.typed.DeliveryStations).toBeUndefined()
  })
})
