import { Trans as WithParts, type TransProps, useLingui } from "@lingui/react"

const isPlain = (value: unknown): boolean => typeof value === "string" || typeof value === "number"

/**
 * Renders a translated text. The macro uses this component instead of lingui's own (`lingui.config.ts`), which creates
 * two components and searches each text for elements. Few texts contain elements, and a list has hundreds of texts.
 */
export function Trans(props: TransProps) {
  const { _ } = useLingui()
  const { id, values = {}, components, message, formats } = props
  if (components !== undefined || !Object.values(values).every(isPlain)) return <WithParts {...props} />
  return _(id, values, { ...(message && { message }), ...(formats && { formats }) })
}
