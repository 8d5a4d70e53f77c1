import type { ShopFiguresWish } from "../figures/shop-figures.ts"
import type { CountryId } from "../place/country.ts"
import type { OrderStatus } from "../order/draft.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import type { DaySpan } from "./period.ts"
import type { StatisticWish } from "./period-statistic.ts"

/** Kinds of files; texts and numbers are kept apart by the second alone. */
export const fileFormats = ["csv", "xlsx"] as const
export type FileFormat = (typeof fileFormats)[number]

/** Rows of an XLSX file at most: it is made as a whole, not as it is read (rule desk.exports). */
export const mostXlsxRows = 20_000

/** Which orders are meant; both dates are local days of placing in the order's own country. */
export interface OrdersWish extends DaySpan {
  /** All countries without it. */
  readonly countryId?: CountryId
  /** Any without it. */
  readonly states?: ReadonlyArray<OrderStatus>
  readonly dealerId?: number
  readonly productGroupId?: ProductGroupId
  /** Words of order number, e-mail address, name or place; an order has to have all of them. */
  readonly search?: string
}

/** What each dealer has sold, of which days. */
export interface SalesWish extends DaySpan {
  /** All countries without it. */
  readonly countryId?: CountryId
}

/** What was counted of a campaign, of which days. */
export interface CampaignReportWish extends DaySpan {
  readonly campaignId: number
}

/** What a file is to hold (rule desk.exports: statistics, export of orders, sales list). */
export type ExportSource =
  | { readonly kind: "orders"; readonly wish: OrdersWish }
  | { readonly kind: "statistic"; readonly wish: StatisticWish }
  | { readonly kind: "sales"; readonly wish: SalesWish }
  | { readonly kind: "shopFigures"; readonly wish: ShopFiguresWish }
  | { readonly kind: "campaign"; readonly wish: CampaignReportWish }
