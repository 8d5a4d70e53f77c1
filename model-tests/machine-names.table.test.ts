import { describe, expect, it } from "vitest"
import { type AnyActorLogic, type AnyStateMachine, createActor, toPromise } from "xstate"
import { bulkOrderMachine } from "../src/machines/bulk-order.machine.ts"
import { calculatorMachine } from "../src/machines/calculator.machine.ts"
import { cancellationNotesMachine } from "../src/machines/cancellation-notes.machine.ts"
import { cancellationRowMachine } from "../src/machines/cancellation-row.machine.ts"
import { cancellationMachine } from "../src/machines/cancellation.machine.ts"
import { chunkReloadMachine } from "../src/machines/chunk-reload.machine.ts"
import { countryHintMachine } from "../src/machines/country-hint.machine.ts"
import { editedListMachine } from "../src/machines/edited-list.machine.ts"
import { openOrderMachine } from "../src/machines/open-order.machine.ts"
import { openOrdersMachine } from "../src/machines/open-orders.machine.ts"
import { exportMachine } from "../src/machines/export.machine.ts"
import { orderLifeMachine } from "../src/machines/order-life.machine.ts"
import { instalmentPlanMachine } from "../src/machines/instalment-plan.machine.ts"
import { orderStartMachine } from "../src/machines/order-start.machine.ts"
import { orderMachine } from "../src/machines/order.machine.ts"
import { paymentLifeMachine } from "../src/machines/payment-life.machine.ts"
import { periodStatisticMachine } from "../src/machines/period-statistic.machine.ts"
import { priceDifferencesMachine } from "../src/machines/price-differences.machine.ts"
import { priceAlarmsMachine } from "../src/machines/price-alarms.machine.ts"
import { progressMachine } from "../src/machines/progress.machine.ts"
import { recordEditMachine } from "../src/machines/record-edit.machine.ts"
import { registrationMachine } from "../src/machines/registration.machine.ts"
import { sepaMandateMachine } from "../src/machines/sepa-mandate.machine.ts"
import { sessionMachine } from "../src/machines/session.machine.ts"
import { simpleCalculatorMachine } from "../src/machines/simple-calculator.machine.ts"
import { toastQueueMachine } from "../src/machines/toast-queue.machine.ts"
import { validatedStepsMachine } from "../src/machines/order/validated-steps.machine.ts"
import { withdrawalMachine } from "../src/machines/withdrawal.machine.ts"
import { zipCheckMachine } from "../src/machines/zip-check.machine.ts"
import { nodesOf } from "./harness/machine-parts.ts"

const machines: Readonly<Record<string, AnyStateMachine>> = {
  bulkOrder: bulkOrderMachine,
  calculator: calculatorMachine,
  cancellation: cancellationMachine,
  cancellationNotes: cancellationNotesMachine,
  cancellationRow: cancellationRowMachine,
  chunkReload: chunkReloadMachine,
  countryHint: countryHintMachine,
  editedList: editedListMachine(),
  export: exportMachine,
  instalmentPlan: instalmentPlanMachine,
  openOrder: openOrderMachine,
  openOrders: openOrdersMachine,
  order: orderMachine,
  orderLife: orderLifeMachine,
  orderStart: orderStartMachine,
  paymentLife: paymentLifeMachine,
  periodStatistic: periodStatisticMachine,
  priceAlarms: priceAlarmsMachine,
  priceDifferences: priceDifferencesMachine,
  progress: progressMachine,
  recordEdit: recordEditMachine,
  registration: registrationMachine,
  sepaMandate: sepaMandateMachine,
  session: sessionMachine,
  simpleCalculator: simpleCalculatorMachine,
  toastQueue: toastQueueMachine,
  validatedSteps: validatedStepsMachine,
  withdrawal: withdrawalMachine,
  zipCheck: zipCheckMachine
}

const isMachine = (logic: AnyActorLogic): boolean => "root" in logic

describe.each(Object.entries(machines))("names of %s", (name, machine) => {
  it("is known by its own name, in logs and in error reports", () => {
    expect(machine.id).toBe(name)
  })

  it("names what it waits for by its port, so that an answer says whose it is", () => {
    const waits = nodesOf(machine).flatMap((node) => node.invoke.map(({ id, src }) => [id, src]))
    expect(waits.filter(([id, src]) => id !== src)).toEqual([])
  })

  it("names the port that nobody provided", async () => {
    for (const [port, logic] of Object.entries(machine.implementations.actors)) {
      if ("src" in logic || isMachine(logic)) continue
      const actor = createActor(logic)
      const end = toPromise(actor)
      actor.start()
      await expect(end).rejects.toThrow(`"${port}" was not provided`)
    }
  })
})
