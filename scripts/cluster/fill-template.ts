/** Values of a configuration by the names of its places, in capitals. */
export type Values = Readonly<Record<string, string>>

/**
 * Puts values into the `${NAME}` of a configuration in `deploy/`.
 *
 * @throws where a place has no value: half a configuration would be found out at the worst moment.
 */
export const fillTemplate = (template: string, values: Values): string =>
  template.replaceAll(/\$\{([A-Z0-9_]+)\}/gu, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Nothing is given for ${name}`)
    return value
  })
