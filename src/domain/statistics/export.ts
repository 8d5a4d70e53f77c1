import type { ShopFiguresWish } from "../figures/shop-figures.ts"
import type { CountryId } from "../place/country.ts"
import type { OrderStatus } from "../order/draft.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import type { DaySpan } from "./period.ts"
import type { StatisticWish } from "./period-statistic.ts"

/** Export file formats; only `xlsx` distinguishes text cells from number cells. */
export const fileFormats = ["csv", "xlsx"] as const
export type FileFormat = (typeof fileFormats)[number]

/**
 * Maximum number of rows of an XLSX file, because such a file is built in memory instead of being streamed (rule
 * desk.exports).
 */
export const mostXlsxRows = 20_000

/** A selection of orders; `from` and `to` are local days on which orders were placed, in each order's own country. */
export interface OrdersWish extends DaySpan {
  /** All countries if missing. */
  readonly countryId?: CountryId
  /** Orders of all statuses if missing. */
  readonly states?: ReadonlyArray<OrderStatus>
  readonly dealerId?: number
  readonly productGroupId?: ProductGroupId
  /** Words from the order number, e-mail address, name or place; an order must match all of them. */
  readonly search?: string
}

/** Parameters of the sales list: dealers' sales in a period. */
export interface SalesWish extends DaySpan {
  /** All countries if missing. */
  readonly countryId?: CountryId
}

export interface CampaignReportWish extends DaySpan {
  readonly campaignId: number
}

/** The contents of an export file (rule desk.exports: statistics, export of orders, sales list). */
export type ExportSource =
  | { readonly kind: "orders"; readonly wish: OrdersWish }
  | { readonly kind: "statistic"; readonly wish: StatisticWish }
  | { readonly kind: "sales"; readonly wish: SalesWish }
  | { readonly kind: "shopFigures"; readonly wish: ShopFiguresWish }
  | { readonly kind: "campaign"; readonly wish: CampaignReportWish }
