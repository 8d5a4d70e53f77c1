import { Schema } from "effect"
import { HttpApiSchema } from "effect/http-api"
import { changeKinds } from "../../domain/price-list/changes.ts"
import { findingKinds, warningKinds } from "../../domain/price-list/findings.ts"
import { listColumns, mostRows } from "../../domain/price-list/list-row.ts"
import { listSources, listStates } from "../../domain/price-list/price-list.ts"
import { problem } from "../errors.ts"
import { anyText, countryId, currency, instant, list } from "../primitives.ts"
import { wire } from "../wire.ts"

/** A cell is judged by the check, which names it; here it has to be storable and short. */
const cell = anyText(200)

/** A row as it is sent: words and numbers as in `preise.csv`, the price in major units with a comma. */
export const sentRow = wire({
  area: cell,
  product: cell,
  certificate: cell,
  fromAmount: cell,
  unitPrice: cell
})
/** A little more than a list may have, so that the check says what is wrong with it. */
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

/** What a check says: flawed where there are findings. */
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

/** A dealer's prices as they are in force now. */
export const priceListDesk = wire({
  dealerId: Schema.Int,
  dealerName: Schema.String,
  countryId,
  currency,
  /** Of the list in force, 0 before the first one: what a publication was made from. */
  version: Schema.Int,
  areas: Schema.Array(
    wire({ id: Schema.Int, number: Schema.String, name: Schema.String, branchName: Schema.String })
  ),
  rows: Schema.Array(listRow),
  /** Prices with a later first day that files have brought; a published list ends them. */
  announced: Schema.Int,
  /** Lists that wait for their instant, the next one first. */
  scheduled: Schema.Array(listEntry)
})

/** What a list has become of: unchanged where it said what was in force already. */
export const publishedPriceList = wire({
  isChanged: Schema.Boolean,
  /** The list that was published; null where nothing was changed. */
  entry: Schema.NullOr(listEntry),
  current: priceListDesk
})

/** An offer as the preview tells of it, in cents. */
const previewedOffer = wire({
  /** 1 is the cheapest. */
  place: Schema.Int,
  total: Schema.Int,
  /** Of the total, per price unit. */
  unitPrice: Schema.Int,
  /** Of the list, per price unit, without fees. */
  listPrice: Schema.Int,
  areaId: Schema.Int,
  certificationId: Schema.Int
})

export const priceListPreview = wire({
  /** With the list in force; null where this dealer offers nothing there. */
  now: Schema.NullOr(previewedOffer),
  /** With the list that was sent. */
  next: Schema.NullOr(previewedOffer),
  /** How many offers there are with it. */
  offerCount: Schema.Int,
  /** The cheapest of the others, in cents; null where there is none. */
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

/** Another user has published since: answers with the list in force now. */
export const PriceListConflict = wire({
  code: Schema.Literals(["VersionConflict", "NotPossible"]),
  message: Schema.String,
  problems: Schema.Array(problem),
  current: priceListDesk
}).pipe(HttpApiSchema.status(409))
