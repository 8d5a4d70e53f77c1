import type { Session } from "../../domain/account/session.ts"
import type { LocaleCode } from "../../domain/locale/locale.ts"

/** Figures of the trust-rating service (rule page.trust-figures). */
export interface TrustFigures {
  /** 0–5. */
  readonly overallMark: number
  /** The mark in the service's words, e.g. "Sehr gut". */
  readonly overallMarkDescriptionGUILang: string
  /** Reviews that count for the mark: those of the active period, in days. */
  readonly activeReviewCount: number
  readonly activePeriodInDays: number
  readonly totalReviewCount: number
  /** Where the reviews can be read. */
  readonly link: string
}

/** What header and footer tell of the shop, taken from its one configuration (rule page.operator). */
export interface SiteFacts {
  readonly company: string
  readonly email: string
  readonly customerPhone: string
  readonly pressPhone: string
  /** Whether prices and dealers are invented: every page then says so. */
  readonly isSample: boolean
  /** Home address of each locale, as seen from this host. */
  readonly homes: Readonly<Record<LocaleCode, string>>
  /** The signed-in user, as far as this page knows; null for anonymous users. */
  readonly person: Pick<Session, "firstName" | "lastName" | "roles" | "isImpersonated"> | null
  /** Absent without a configured service or while it does not answer. */
  readonly trust: TrustFigures | null
}
