import { useLingui } from "@lingui/react/macro"
import { useToast } from "../../kit/desk/use-toast.ts"

/** Returns a function that shows a toast after saving. */
export const useSavedToast = (): (() => void) => {
  const { t } = useLingui()
  const tell = useToast()
  return () => tell(t`Gespeichert`)
}
