/** One language stands for all: what is shown here is where things stand, not what they are called. */
export const inAll = <Texts>(texts: Texts) => ({ 'pt-BR': texts, 'en-US': texts, 'es-ES': texts })
