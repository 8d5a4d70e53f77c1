/** What more than the necessary would be kept for (rule law.storage). */
export type ConsentPurpose = "statistics" | "marketing"

/** Whether a visitor has agreed to be recognised for a purpose. */
export type Consent = (purpose: ConsentPurpose) => boolean

/** Nobody is asked, so nobody has agreed: what needs consent lives in memory only. */
export const noConsent: Consent = () => false
