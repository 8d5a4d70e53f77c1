/**
 * The text of the button that makes an order binding (rule law.button): the same in all three countries and never
 * translated, because without this text no contract is concluded.
 */
export const orderButtonText = "zahlungspflichtig bestellen"
