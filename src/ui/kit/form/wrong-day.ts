/**
 * Returns the first date field of a form whose input is no day that the field allows, such as the 31st of February.
 * `DateInput` reports no such input, so a form that stores the day still has the previous one, which must not be sent
 * in place of what the field shows.
 */
export const wrongDayIn = ({ elements }: HTMLFormElement): HTMLInputElement | undefined =>
  Array.from(elements).find(
    (each): each is HTMLInputElement =>
      each instanceof HTMLInputElement &&
      each.type === "date" &&
      (each.validity.badInput || each.validity.rangeUnderflow || each.validity.rangeOverflow)
  )
