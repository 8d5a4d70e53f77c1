import type { Calculation } from "../options/calculation.ts"
import type { ConfigurationData } from "../options/configuration-data.ts"

/** A calculation that says how far it goes beyond the plain order; the count changes no price. */
export interface CountedCalculation extends Calculation {
  readonly upsellCount: number
}

/**
 * How many of a visitor's wishes go beyond the plain order: more than one station, a certification deselected, a
 * blowing process, AppointmentPlus, a concrete payment kind or one that is an upselling (rule
 * calculator.upselling-count).
 */
export const upsellingCount = (calculation: Calculation, data: ConfigurationData): number => {
  const payments = data.groups.find((group) => group.key === "Payment")
  const payment = payments?.parameters.find(({ id }) =>
    calculation.parameters.some((choice) => choice.id === id)
  )
  const isDeselected = data.productCertificationList.some(
    ({ id }) => !calculation.productCertifications.includes(id)
  )
  return [
    calculation.stations > 1,
    isDeselected,
    calculation.looseBlowingProcess.length > 0,
    calculation.appointmentPlus,
    payment !== undefined && (payment.id > 0 || payment.isUpselling)
  ].filter(Boolean).length
}

/** The calculation as it is asked for; the count is 0 while it is not known what can be chosen. */
export const counted = (calculation: Calculation, data: ConfigurationData | null): CountedCalculation => ({
  ...calculation,
  upsellCount: data === null ? 0 : upsellingCount(calculation, data)
})
