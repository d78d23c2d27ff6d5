import { createContext, useContext } from 'react'
import { appConfigOf, type AppConfig } from './app-config.ts'

/** What the server told at the start. */
export const AppConfigContext = createContext<AppConfig>(appConfigOf(undefined))

export function useAppConfig(): AppConfig {
  return useContext(AppConfigContext)
}
