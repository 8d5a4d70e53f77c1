import { isRecord } from "../../../src/domain/is-record.ts"
import type { AnyStateMachine } from "xstate"
import { exportedBy } from "../../../model-tests/harness/exported-by.ts"
import { gesturesPage, type WalkedPage } from "./pages-of.ts"
import type { PathsOf } from "./paths-of.ts"

const isPaths = (value: unknown): value is PathsOf<AnyStateMachine, unknown> =>
  isRecord(value) && "machine" in value && "gestures" in value && "look" in value

const isPage = (value: unknown): value is WalkedPage =>
  isRecord(value) && "machines" in value && "tours" in value && "walk" in value

/** A page with the folder of `e2e/paths` that says how it is walked. */
export interface FoundPage extends WalkedPage {
  readonly folder: string
  /** The title of its test. */
  readonly title: string
}

const found = ({ folder, value }: { readonly folder: string; readonly value: WalkedPage }): FoundPage => ({
  ...value,
  folder,
  title: `paths of ${value.machines[0]?.id ?? folder}`
})

/**
 * Every machine that somebody meets on a page: `e2e/paths/<machine>/paths.ts` describes it by gestures, `page.ts` by
 * stories. One that has neither needs a reason in `unwalked`.
 */
export const walkedPages: ReadonlyArray<FoundPage> = [
  ...(await exportedBy("e2e/paths/*/paths.ts", isPaths)).map(({ folder, value }) => ({
    folder,
    value: gesturesPage(value)
  })),
  ...(await exportedBy("e2e/paths/*/page.ts", isPage))
].map(found)

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
