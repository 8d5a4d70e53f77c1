/** Id of a field's control, for the summary of errors. */
export const fieldId = (field: string): string => field.replaceAll(".", "-")
