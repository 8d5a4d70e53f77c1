import type { NamedDealer } from "../../../domain/dealer-desk/named-dealer.ts"

/** View model of the dealer field. */
export interface DealerBoxView {
  /** `undefined` while the dealer's name is loading; `null` if no dealer has the id or none is chosen. */
  readonly chosen: NamedDealer | null | undefined
  readonly dealerId: number | null
  /** The typed text; `undefined` while the field shows the chosen dealer. */
  readonly typed: string | undefined
  readonly found: ReadonlyArray<NamedDealer>
  readonly hasMore: boolean
  readonly stand: "coming" | "found" | "away"
}

export interface DealerBoxWishes {
  readonly onType: (typed: string | undefined) => void
  readonly onChoose: (dealer: NamedDealer | null) => void
  /** Called when the list is about to open. */
  readonly onOpen: () => void
}
