import { notFound } from "@tanstack/react-router"

/**
 * Route settings for all addresses below a place of work that have no page (rule desk.frame): as a route of the desk it
 * keeps the desk's frame around the error page, and redirects anonymous users to the sign-in, so that they cannot tell
 * which addresses exist.
 */
export const unknownPage = {
  staticData: { page: "app" },
  loader: (): void => {
    throw notFound()
  }
} as const
