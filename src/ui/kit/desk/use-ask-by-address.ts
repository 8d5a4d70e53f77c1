import { useRouter } from "@tanstack/react-router"
import type { FormEvent } from "react"

/**
 * Returns the handler that submits a form by navigating to this page's URL without empty fields; without JavaScript,
 * the browser submits the form.
 */
export const useAskByAddress = (action: string) => {
  const router = useRouter()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wish = new URLSearchParams()
    for (const [key, value] of new FormData(event.currentTarget))
      if (typeof value === "string" && value.trim() !== "") wish.append(key, value.trim())
    void router.navigate({ href: wish.size === 0 ? action : `${action}?${wish}` })
  }
}
