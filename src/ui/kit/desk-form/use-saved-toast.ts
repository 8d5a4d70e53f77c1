import type { MessageDescriptor } from "@lingui/core"
import { useLingui } from "@lingui/react/macro"
import { useCallback } from "react"
import { useToast } from "../desk/use-toast.ts"

/** Shows a toast after saving, with the form's own text. */
export const useSavedToast = (saved: MessageDescriptor | undefined): (() => void) => {
  const { t, i18n } = useLingui()
  const tell = useToast()
  const text = saved ? i18n._(saved) : t`Gespeichert`
  return useCallback(() => tell(text), [tell, text])
}
