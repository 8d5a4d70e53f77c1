import type { ConsentPurpose } from "../consent/purposes.ts"
import type { LocaleCode } from "../locale/locale.ts"
import type { AgeLimits } from "../price-list/list-age.ts"

/** The operator of the shop, as shown in the imprint, mails and the order's summary (rule page.operator). */
export interface Operator {
  readonly name: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly country: string
  readonly email: string
  readonly managingDirector: string
  readonly registerCourt: string
  readonly registerNumber: string
  readonly vatId: string
  /** Creditor id of SEPA direct debits. */
  readonly creditorId: string
  /** The operator's bank account for its own bills; without spaces. */
  readonly iban: string
}

/**
 * A partner's service that the shop may link to. `zipPrefixes` are the areas where the service is available; if
 * missing, it is available everywhere.
 */
export interface PartnerService {
  readonly url: string
  readonly zipPrefixes?: ReadonlyArray<string>
}

/** The differences between the three locales of the shop, in addition to their texts (rule country.properties). */
export interface SiteLocale {
  /** Scheme, host and port of the locale's own domain, without a trailing slash. */
  readonly origin: string
  readonly customerPhone: string
  readonly pressPhone: string
  /** Id at the trust-rating service; if missing, no rating is requested or shown. */
  readonly trustedShopsId: string | undefined
  /**
   * Id at Microsoft Clarity; if missing, Clarity is never loaded and no page's security policy allows it (rule
   * consent.clarity).
   */
  readonly msClarityId?: string
  /**
   * The partner's service; if it is missing, the API endpoint `enwego/is-available` responds that the service is not
   * available (rule page.partner).
   */
  readonly enwego?: PartnerService
}

/** The lender of instalments (rule payment.figures). */
export interface Lender {
  /** Company and address, which the law requires with an instalment amount. */
  readonly name: string
  readonly infoUrl: string
}

/** The fees that dealers pay for being listed (rule dealer.terms). */
export interface DealerTerms {
  /** Per cent of the net value of each delivered order. */
  readonly percent: number
  /** Monthly fee in whole units of the operator's currency (EUR), net; 0 for none. */
  readonly monthly: number
}

/** The configuration of the shop. `isSample` shows the notice "Beispieldaten". */
export interface Site {
  readonly isSample: boolean
  readonly operator: Operator
  /** If missing, no instalments are offered. */
  readonly lender?: Lender
  /**
   * Purposes that visitors are asked to consent to; if there are none, no consent is requested (rule consent.asked).
   */
  readonly purposes?: ReadonlyArray<ConsentPurpose>
  /**
   * When dealers are reminded to update their prices, and when offers with old prices are suspended; defaults apply if
   * missing (rule price-list.age).
   */
  readonly priceAge?: AgeLimits
  /** The fees of dealers; if missing, each dealer's terms are agreed in writing. */
  readonly dealerTerms?: DealerTerms
  readonly locales: Readonly<Record<LocaleCode, SiteLocale>>
}

/**
 * Returns the URL of the partner's service for a zip; `undefined` if the service is not available there. Without a zip,
 * the URL is returned if the service is available anywhere.
 */
export const partnerUrl = (
  partner: PartnerService | undefined,
  zipCode: string | undefined
): string | undefined => {
  if (partner === undefined) return undefined
  const { zipPrefixes } = partner
  const isThere =
    zipPrefixes === undefined ||
    zipCode === undefined ||
    zipPrefixes.some((prefix) => zipCode.startsWith(prefix))
  return isThere ? partner.url : undefined
}
