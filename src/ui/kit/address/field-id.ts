/** Returns the id of a field's control, for links from the error summary. */
export const fieldId = (field: string): string => field.replaceAll(".", "-")
