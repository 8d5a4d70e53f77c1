import { describe, expect, it } from "vitest"
import { type AnyActorLogic, type AnyStateMachine, createActor, toPromise } from "xstate"
import { nodesOf } from "../harness/machine-parts.ts"

const machines: Readonly<Record<string, () => Promise<AnyStateMachine>>> = {
  bulkOrder: async () => (await import("../../src/machines/bulk-order.machine.ts")).bulkOrderMachine,
  calculator: async () => (await import("../../src/machines/calculator.machine.ts")).calculatorMachine,
  cancellation: async () => (await import("../../src/machines/cancellation.machine.ts")).cancellationMachine,
  cancellationNotes: async () =>
    (await import("../../src/machines/cancellation-notes.machine.ts")).cancellationNotesMachine,
  cancellationRow: async () =>
    (await import("../../src/machines/cancellation-row.machine.ts")).cancellationRowMachine,
  chunkReload: async () => (await import("../../src/machines/chunk-reload.machine.ts")).chunkReloadMachine,
  countryHint: async () => (await import("../../src/machines/country-hint.machine.ts")).countryHintMachine,
  editedList: async () => (await import("../../src/machines/edited-list.machine.ts")).editedListMachine(),
  export: async () => (await import("../../src/machines/export.machine.ts")).exportMachine,
  instalmentPlan: async () =>
    (await import("../../src/machines/instalment-plan.machine.ts")).instalmentPlanMachine,
  openOrder: async () => (await import("../../src/machines/open-order.machine.ts")).openOrderMachine,
  openOrders: async () => (await import("../../src/machines/open-orders.machine.ts")).openOrdersMachine,
  order: async () => (await import("../../src/machines/order.machine.ts")).orderMachine,
  orderLife: async () => (await import("../../src/machines/order-life.machine.ts")).orderLifeMachine,
  orderStart: async () => (await import("../../src/machines/order-start.machine.ts")).orderStartMachine,
  paymentLife: async () => (await import("../../src/machines/payment-life.machine.ts")).paymentLifeMachine,
  periodStatistic: async () =>
    (await import("../../src/machines/period-statistic.machine.ts")).periodStatisticMachine,
  priceAlarms: async () => (await import("../../src/machines/price-alarms.machine.ts")).priceAlarmsMachine,
  priceDifferences: async () =>
    (await import("../../src/machines/price-differences.machine.ts")).priceDifferencesMachine,
  progress: async () => (await import("../../src/machines/progress.machine.ts")).progressMachine,
  recordEdit: async () => (await import("../../src/machines/record-edit.machine.ts")).recordEditMachine,
  registration: async () => (await import("../../src/machines/registration.machine.ts")).registrationMachine,
  sepaMandate: async () => (await import("../../src/machines/sepa-mandate.machine.ts")).sepaMandateMachine,
  session: async () => (await import("../../src/machines/session.machine.ts")).sessionMachine,
  simpleCalculator: async () =>
    (await import("../../src/machines/simple-calculator.machine.ts")).simpleCalculatorMachine,
  toastQueue: async () => (await import("../../src/machines/toast-queue.machine.ts")).toastQueueMachine,
  validatedSteps: async () =>
    (await import("../../src/machines/order/validated-steps.machine.ts")).validatedStepsMachine,
  withdrawal: async () => (await import("../../src/machines/withdrawal.machine.ts")).withdrawalMachine,
  zipCheck: async () => (await import("../../src/machines/zip-check.machine.ts")).zipCheckMachine
}

/** The machines that mutation testing changes (model-tests/mutants/run.ts): each mutant is loaded anew, and the others need not be. */
const asked = process.env["MACHINES"]?.split(",")

const isMachine = (logic: AnyActorLogic): boolean => "root" in logic

// before the tests begin: what a machine does while it is loaded belongs to all of them
const named = await Promise.all(
  Object.entries(machines)
    .filter(([name]) => asked?.includes(name) ?? true)
    .map(async ([name, load]) => [name, await load()] as const)
)

describe.each(named)("names of %s", (name, machine) => {
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
