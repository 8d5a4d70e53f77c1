import type { AnyStateMachine } from "xstate"
import {
  findWalk,
  type Found,
  namedTours,
  type PagePath,
  pagePathsOf
} from "../../model-tests/harness/page-paths.ts"
import { chunkReloadMachine } from "../../src/machines/chunk-reload.machine.ts"
import { sessionMachine } from "../../src/machines/session.machine.ts"
import { bulkOrderPaths } from "./bulk-order.paths.ts"
import { calculatorPaths } from "./calculator.paths.ts"
import { cancellationNotesPaths } from "./cancellation-notes.paths.ts"
import { cancellationRowPaths } from "./cancellation-row.paths.ts"
import { cancellationPaths } from "./cancellation.paths.ts"
import { chunkReloadStories } from "./chunk-reload.stories.ts"
import { editedListPaths } from "./edited-list.paths.ts"
import { exportPaths } from "./export.paths.ts"
import { instalmentPlanPaths } from "./instalment-plan.paths.ts"
import { openOrderPaths } from "./open-order.paths.ts"
import { openOrdersPaths } from "./open-orders.paths.ts"
import { orderStartPaths } from "./order-start.paths.ts"
import { orderPaths } from "./order.paths.ts"
import type { PathsOf } from "./paths.ts"
import { periodStatisticPaths } from "./period-statistic.paths.ts"
import { priceAlarmsPaths } from "./price-alarms.paths.ts"
import { priceDifferencesPaths } from "./price-differences.paths.ts"
import { progressPaths } from "./progress.paths.ts"
import { recordEditPaths } from "./record-edit.paths.ts"
import { registrationPaths } from "./registration.paths.ts"
import { sepaMandatePaths } from "./sepa-mandate.paths.ts"
import { sessionExclusions } from "./session.excluded.ts"
import { sessionStories } from "./session.stories.ts"
import { simpleCalculatorPaths } from "./simple-calculator.paths.ts"
import { storyId } from "./story-id.ts"
import { toastQueuePaths } from "./toast-queue.paths.ts"
import { withdrawalPaths } from "./withdrawal.paths.ts"

/** A page on which a machine is walked in Chromium. */
export interface WalkedPage {
  /** The file that walks it, without its ending. */
  readonly spec: string
  /** The machine, and those that run inside it. */
  readonly machines: ReadonlyArray<AnyStateMachine>
  /** What nobody can cause there, each with its reason. */
  readonly excluded: Readonly<Record<string, string>>
  /** The names of its tours, as `npm test` walks them, or of its stories. */
  readonly tours: () => ReadonlyArray<string>
  /** Each gesture in each situation, as one path; none where stories are told by hand. */
  readonly paths: () => ReadonlyArray<PagePath>
  /** Whether there is a walk of that name, and whether it comes to its end before time brings something else. */
  readonly find: (id: string) => Found<AnyStateMachine>["kind"]
}

const gestured = <TMachine extends AnyStateMachine, Screen>(
  spec: string,
  paths: PathsOf<TMachine, Screen>
): WalkedPage => {
  const tourable = { ...paths, happenings: paths.gestures }
  return {
    spec,
    machines: [paths.machine, ...(paths.within ?? [])],
    excluded: paths.excluded,
    tours: () => namedTours(tourable, "tour").tours.map(({ id }) => id),
    paths: () => pagePathsOf(tourable),
    find: (id) => findWalk(tourable, id).kind
  }
}

const told = (
  spec: string,
  machine: AnyStateMachine,
  stories: Readonly<Record<string, unknown>>,
  excluded: Readonly<Record<string, string>>
): WalkedPage => ({
  spec,
  machines: [machine],
  excluded,
  tours: () => Object.keys(stories).map((name) => storyId(machine.id, name)),
  paths: () => [],
  find: (id) =>
    Object.keys(stories).some((name) => storyId(machine.id, name) === id) ? "walkable" : "unknown"
})

/** Every machine that somebody meets on a page; one that is missing here needs a reason in `unwalked`. */
export const walkedPages: ReadonlyArray<WalkedPage> = [
  gestured("bulk-order", bulkOrderPaths),
  gestured("calculator", calculatorPaths),
  gestured("cancellation", cancellationPaths),
  gestured("cancellation-notes", cancellationNotesPaths),
  gestured("cancellation-row", cancellationRowPaths),
  gestured("edited-list", editedListPaths),
  gestured("export", exportPaths),
  gestured("instalment-plan", instalmentPlanPaths),
  gestured("open-order", openOrderPaths),
  gestured("open-orders", openOrdersPaths),
  gestured("order", orderPaths),
  gestured("order-start", orderStartPaths),
  gestured("period-statistic", periodStatisticPaths),
  gestured("price-alarms", priceAlarmsPaths),
  gestured("price-differences", priceDifferencesPaths),
  gestured("progress", progressPaths),
  gestured("record-edit", recordEditPaths),
  gestured("registration", registrationPaths),
  gestured("sepa-mandate", sepaMandatePaths),
  gestured("simple-calculator", simpleCalculatorPaths),
  gestured("toast-queue", toastQueuePaths),
  gestured("withdrawal", withdrawalPaths),
  told("chunk-reload", chunkReloadMachine, chunkReloadStories, {}),
  told("session", sessionMachine, sessionStories, sessionExclusions)
]

/** Machines that no page runs, each with the reason. */
export const unwalked: Readonly<Record<string, string>> = {
  orderLife:
    "It runs on the server alone: src/server/orders/life/order-life.test.ts leads orders through it.",
  paymentLife: "It runs on the server alone: src/server/payments leads payments through it.",
  validatedSteps:
    "It runs on the server alone: src/server/orders/draft-row.ts leads each saved draft through it."
}

/** All machines that are spoken for: walked on a page, or not with a reason. */
export const spokenFor: ReadonlyArray<string> = [
  ...walkedPages.flatMap(({ machines }) => machines.map(({ id }) => id)),
  ...Object.keys(unwalked)
]
