import type { NamedDealer } from "../../../domain/dealer-desk/named-dealer.ts"

/** What the field shows. */
export interface DealerBoxView {
  /** Undefined while its name is not known yet; null where no dealer has the id, or none is chosen. */
  readonly chosen: NamedDealer | null | undefined
  readonly dealerId: number | null
  /** What is typed; undefined while the field shows what is chosen. */
  readonly typed: string | undefined
  readonly found: ReadonlyArray<NamedDealer>
  readonly hasMore: boolean
  readonly stand: "coming" | "found" | "away"
}

export interface DealerBoxWishes {
  readonly onType: (typed: string | undefined) => void
  readonly onChoose: (dealer: NamedDealer | null) => void
  /** The list is about to be looked at. */
  readonly onOpen: () => void
}
