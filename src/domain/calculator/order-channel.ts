import type { Calculation } from "../calculation.ts"

/** Why an offer cannot be ordered in the wizard. */
export type ByPhone = "stations"

/** What the wizard does not order: it asks for one address. Such orders are taken by phone. */
export const byPhoneOnly = (calculation: Calculation): ByPhone | undefined =>
  calculation.stations > 1 ? "stations" : undefined
