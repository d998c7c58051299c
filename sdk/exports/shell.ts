'use client'

export type { MenuEntry, MenuIcon, MenuSection, Menus } from '../src/core/menu.js'
export { AppShell } from '../src/shell/frame/AppShell.js'
export { initialLayout, type LayoutAction, type LayoutState, layoutReducer } from '../src/shell/frame/layoutState.js'
