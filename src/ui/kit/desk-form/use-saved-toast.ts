import type { MessageDescriptor } from "@lingui/core"
import { useLingui } from "@lingui/react/macro"
import { useCallback } from "react"
import { useToast } from "../desk/use-toast.ts"

/** Returns a function that shows a toast after saving: the form's own text, or "Gespeichert" by default. */
export const useSavedToast = (saved: MessageDescriptor | undefined): (() => void) => {
  const { t, i18n } = useLingui()
  const tell = useToast()
  const text = saved ? i18n._(saved) : t`Gespeichert`
  return useCallback(() => tell(text), [tell, text])
}
