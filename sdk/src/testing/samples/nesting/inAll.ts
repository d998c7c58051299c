/** Repeats the texts in every language, because this sample shows structure and not wording. */
export const inAll = <Texts>(texts: Texts) => ({ 'pt-BR': texts, 'en-US': texts, 'es-ES': texts })
