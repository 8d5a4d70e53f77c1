/** Values for the placeholders of a configuration, by their names in capitals. */
export type Values = Readonly<Record<string, string>>

/**
 * Replaces the `${NAME}` placeholders of a configuration in `deploy/`.
 *
 * @throws if a placeholder has no value: an incomplete configuration would be noticed too late.
 */
export const fillTemplate = (template: string, values: Values): string =>
  template.replaceAll(/\$\{([A-Z0-9_]+)\}/gu, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Nothing is given for ${name}`)
    return value
  })
