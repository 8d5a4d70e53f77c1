import { Trans as WithParts, type TransProps, useLingui } from "@lingui/react"

const isPlain = (value: unknown): boolean => typeof value === "string" || typeof value === "number"

/**
 * A translated text: what the macro puts in the place of lingui's own (`lingui.config.ts`), which makes two components and
 * looks for elements in each text. Few texts have any, and a list has hundreds of texts.
 */
export function Trans(props: TransProps) {
  const { _ } = useLingui()
  const { id, values = {}, components, message, formats } = props
  if (components !== undefined || !Object.values(values).every(isPlain)) return <WithParts {...props} />
  return _(id, values, { ...(message && { message }), ...(formats && { formats }) })
}
