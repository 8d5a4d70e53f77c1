import { Schema } from "effect"
import { HttpApiSchema } from "effect/http-api"
import { changeKinds } from "../../domain/price-list/changes.ts"
import { findingKinds, warningKinds } from "../../domain/price-list/findings.ts"
import { listColumns, mostRows } from "../../domain/price-list/list-row.ts"
import { listSources, listStates } from "../../domain/price-list/price-list.ts"
import { problem } from "../errors.ts"
import { anyText, countryId, currency, instant, list } from "../primitives.ts"
import { wire } from "../wire.ts"

/**
 * A cell of a price list. The price-list check validates the cell and names it in the findings; this schema only
 * requires that the value is storable and short.
 */
const cell = anyText(200)

/**
 * A row as the client sends it: words and numbers as in `preise.csv`, the price in major units with a decimal comma.
 */
export const sentRow = wire({
  area: cell,
  product: cell,
  certificate: cell,
  fromAmount: cell,
  unitPrice: cell
})
/** The limit is slightly higher than the allowed number of rows, so that the check can report an oversized list. */
export const sentRows = list(sentRow, mostRows + 1000)

const place = {
  areaId: Schema.Int,
  productId: Schema.Int,
  certificationId: Schema.Int,
  fromAmount: Schema.Int
}

/** Gross cents per price unit. */
export const listRow = wire({ ...place, unitPrice: Schema.Int })

export const listFinding = wire({
  kind: Schema.Literals(findingKinds),
  row: Schema.Int,
  column: Schema.NullOr(Schema.Literals(listColumns)),
  value: Schema.String,
  hint: Schema.String
})

const cents = Schema.NullOr(Schema.Int)

export const listWarning = wire({
  kind: Schema.Literals(warningKinds),
  row: Schema.Int,
  ...place,
  former: cents,
  next: cents,
  figure: Schema.Finite
})

export const listChange = wire({
  kind: Schema.Literals(changeKinds),
  ...place,
  former: cents,
  next: cents
})

export const changeCounts = wire({ added: Schema.Int, changed: Schema.Int, gone: Schema.Int })

/** Result of a check; findings mean that the list is invalid. */
export const checkedPriceList = wire({
  rowCount: Schema.Int,
  findings: Schema.Array(listFinding),
  hasMoreFindings: Schema.Boolean,
  changes: Schema.Array(listChange),
  counts: changeCounts,
  warnings: Schema.Array(listWarning),
  warningCount: Schema.Int
})

export const listEntry = wire({
  id: Schema.Int,
  version: Schema.NullOr(Schema.Int),
  state: Schema.Literals(listStates),
  source: Schema.Literals(listSources),
  beginsAt: instant,
  createdAt: instant,
  by: Schema.String,
  reason: Schema.String,
  restoredFrom: Schema.NullOr(Schema.Int),
  rowCount: Schema.Int,
  added: Schema.Int,
  changed: Schema.Int,
  gone: Schema.Int
})

/** The price-list data of a dealer: the list in force and the scheduled lists. */
export const priceListDesk = wire({
  dealerId: Schema.Int,
  dealerName: Schema.String,
  countryId,
  currency,
  /**
   * Version of the list in force, 0 before the first list. A client that publishes a list sends this version as its
   * base version.
   */
  version: Schema.Int,
  areas: Schema.Array(
    wire({ id: Schema.Int, number: Schema.String, name: Schema.String, branchName: Schema.String })
  ),
  rows: Schema.Array(listRow),
  /** Number of prices from imported files that are not in force yet; publishing a list removes these prices. */
  announced: Schema.Int,
  /** Scheduled lists, the next one first. */
  scheduled: Schema.Array(listEntry)
})

/** Result of publishing a list; nothing changes if the list equals the one in force. */
export const publishedPriceList = wire({
  isChanged: Schema.Boolean,
  /** The published list; null if nothing changed. */
  entry: Schema.NullOr(listEntry),
  current: priceListDesk
})

/** An offer of the preview, in cents. */
const previewedOffer = wire({
  /** 1 is the cheapest. */
  place: Schema.Int,
  total: Schema.Int,
  /** The total per price unit. */
  unitPrice: Schema.Int,
  /** The price in the list, per price unit, without fees. */
  listPrice: Schema.Int,
  areaId: Schema.Int,
  certificationId: Schema.Int
})

export const priceListPreview = wire({
  /** The offer with the list in force; null if this dealer has no offer there. */
  now: Schema.NullOr(previewedOffer),
  /** The offer with the sent list. */
  next: Schema.NullOr(previewedOffer),
  /** Total number of offers at the place if the sent list applies. */
  offerCount: Schema.Int,
  /** The cheapest offer of other dealers, in cents; null if there is none. */
  cheapestOther: cents
})

export const dealerKey = wire({
  id: Schema.Int,
  name: Schema.String,
  ending: Schema.String,
  createdAt: instant,
  lastUsedAt: Schema.NullOr(instant),
  revokedAt: Schema.NullOr(instant)
})
export const dealerKeys = wire({ items: Schema.Array(dealerKey) })

/** Another user has published a list in the meantime: the response contains the list that is now in force. */
export const PriceListConflict = wire({
  code: Schema.Literals(["VersionConflict", "NotPossible"]),
  message: Schema.String,
  problems: Schema.Array(problem),
  current: priceListDesk
}).pipe(HttpApiSchema.status(409))
