/** First part of an order number, e.g. "HM-26-"; the year is that of the buyer's country. The count follows. */
export const orderNumberPrefix = (localDate: string): string => `HM-${localDate.slice(2, 4)}-`

/** A number as a buyer reads it out on the phone: HM-26-100001. */
export const isOrderNumber = (text: string): boolean => /^HM-[0-9]{2}-[0-9]{6,12}$/u.test(text)
