import { useLingui } from "@lingui/react/macro"
import { useToast } from "../../kit/desk/use-toast.ts"

/** Says in passing that something is saved. */
export const useSavedToast = (): (() => void) => {
  const { t } = useLingui()
  const tell = useToast()
  return () => tell(t`Gespeichert`)
}
