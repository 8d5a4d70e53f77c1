import { isRecord } from "../../../src/domain/is-record.ts"
import type { AnyStateMachine } from "xstate"
import { exportedBy } from "../../../model-tests/harness/exported-by.ts"
import { gesturesPage, type WalkedPage } from "./pages-of.ts"
import type { PathsOf } from "./paths-of.ts"

const isPaths = (value: unknown): value is PathsOf<AnyStateMachine, unknown> =>
  isRecord(value) && "machine" in value && "gestures" in value && "look" in value

const isPage = (value: unknown): value is WalkedPage =>
  isRecord(value) && "machines" in value && "tours" in value && "walk" in value

/** A page with its folder in `e2e/paths`, which defines its path test. */
export interface FoundPage extends WalkedPage {
  readonly folder: string
  /** The title of the page's test. */
  readonly title: string
}

const found = ({ folder, value }: { readonly folder: string; readonly value: WalkedPage }): FoundPage => ({
  ...value,
  folder,
  title: `paths of ${value.machines[0]?.id ?? folder}`
})

/** All pages with a path test: `e2e/paths/<machine>/paths.ts` describes a page by gestures, `page.ts` by stories. */
export const walkedPages: ReadonlyArray<FoundPage> = [
  ...(await exportedBy("e2e/paths/*/paths.ts", isPaths)).map(({ folder, value }) => ({
    folder,
    value: gesturesPage(value)
  })),
  ...(await exportedBy("e2e/paths/*/page.ts", isPage))
].map(found)

/**
 * Machines for payments, sessions or unsaved work must have a path test in Chromium. For other machines the path test
 * without a browser, the table and one journey are enough.
 */
export const walkIsAskedOf: ReadonlyArray<string> = [
  "session",
  "calculator",
  "registration",
  "order",
  "cancellation",
  "sepaMandate",
  "openOrder",
  "priceList"
]
