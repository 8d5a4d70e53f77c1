import type { Session } from "../../domain/account/session.ts"
import type { LocaleCode } from "../../domain/locale/locale.ts"

/** Ratings from the trust-rating service (rule page.trust-figures). */
export interface TrustFigures {
  /** 0–5. */
  readonly overallMark: number
  /** The overall rating in the service's words, e.g. "Sehr gut". */
  readonly overallMarkDescriptionGUILang: string
  /** Number of reviews in the active period, on which the rating is based. */
  readonly activeReviewCount: number
  readonly activePeriodInDays: number
  readonly totalReviewCount: number
  /** URL of the reviews. */
  readonly link: string
}

/** Facts about the shop for header and footer, from the shop's central configuration (rule page.operator). */
export interface SiteFacts {
  readonly company: string
  readonly email: string
  readonly customerPhone: string
  readonly pressPhone: string
  /** Whether prices and dealers are invented: every page then states this. */
  readonly isSample: boolean
  /** Home URL of each locale, as seen from this host. */
  readonly homes: Readonly<Record<LocaleCode, string>>
  /** The signed-in user, if known to this page; null for anonymous users. */
  readonly person: Pick<Session, "firstName" | "lastName" | "roles" | "isImpersonated"> | null
  /** Null if no trust-rating service is configured or the service does not respond. */
  readonly trust: TrustFigures | null
}
