import { Context, type Effect } from "effect"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { Cents } from "../../domain/price/money.ts"
import type { ListRow } from "../../domain/price-list/list-row.ts"
import type { DatabaseUnreachable } from "./database-unreachable.ts"

/** An offer with its rank in the list; gross cents. */
export interface PreviewedOffer {
  /** 1 is the first. */
  readonly place: number
  readonly total: Cents
  readonly unitPrice: Cents
  readonly listPrice: Cents
  readonly areaId: number
  readonly certificationId: number
}

export interface ListPreviewAnswer {
  readonly now: PreviewedOffer | null
  readonly next: PreviewedOffer | null
  readonly offerCount: number
  readonly cheapestOther: Cents | null
}

/** The result of a calculation with draft prices of a dealer; implemented by offers. */
export class ListPreview extends Context.Service<
  ListPreview,
  {
    /** Calculates the offers as if these rows were the dealer's price list; other users are not affected. */
    readonly of: (
      calculation: Calculation,
      dealerId: number,
      rows: ReadonlyArray<ListRow>,
      at: Date
    ) => Effect.Effect<ListPreviewAnswer, DatabaseUnreachable>
  }
>()("server/ports/ListPreview") {}
