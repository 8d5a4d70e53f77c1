/** Returns the first field of a form whose text is too long (`BoundedField`); the form must not be sent meanwhile. */
export const tooLongIn = (form: HTMLFormElement): HTMLElement | undefined =>
  form.querySelector<HTMLElement>("[data-too-long]") ?? undefined
