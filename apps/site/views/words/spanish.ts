import type { MessagePhrases } from './MessagePhrases.ts';

export const spanish: MessagePhrases = {
  home: 'Ir a la página de inicio',
  notFound: {
    title: 'Página no encontrada',
    short: 'No encontrada',
    description: 'No hay ninguna página en esta dirección.',
    at: ['No hay ninguna página en ', '.'],
    thisAddress: 'esta dirección',
    advice:
      'Puede que se haya trasladado o que la dirección haya perdido una letra por el camino. Revise cómo está escrita o empiece de nuevo desde aquí.',
  },
  failed: 'Algo ha fallado',
  quote: ['Si vuelve a ocurrir, escríbanos e indique ', '.'],
  notSent: {
    title: 'No se ha enviado',
    advice: 'Vuelva atrás con el botón del navegador: lo que escribió sigue ahí.',
  },
  ourFault: {
    title: 'Algo ha fallado por nuestra parte',
    advice:
      'Es culpa nuestra, no suya. Espere un minuto e inténtelo de nuevo; lo que ya había enviado está a salvo.',
  },
  notUnderstood: {
    title: 'No hemos podido leer la solicitud',
    advice: 'La solicitud estaba incompleta o dañada. Vuelva atrás, recargue la página e inténtelo de nuevo.',
  },
  byStatus: {
    403: {
      title: 'No puede abrir esta página',
      advice:
        'No ha iniciado sesión o su cuenta no puede abrir esta página. Inicie sesión y vuelva después a esta dirección.',
    },
    413: {
      title: 'Es demasiado grande',
      advice:
        'Lo que ha enviado supera el tamaño permitido. Envíe menos archivos o archivos más pequeños e inténtelo de nuevo.',
    },
    429: {
      title: 'Demasiadas solicitudes',
      advice:
        'Han llegado muchas solicitudes desde su red en poco tiempo. Espere un minuto e inténtelo de nuevo.',
    },
    503: {
      title: 'Volvemos en unos minutos',
      advice:
        'Estamos trabajando en el sitio. Espere unos minutos y recargue la página; no se ha perdido nada.',
    },
  },
  emptySite: {
    title: 'Aquí todavía no hay nada',
    text: 'Este sitio se acaba de crear. Vuelva más tarde.',
    yours: '¿Es suyo?',
    signIn: 'Inicie sesión para llenarlo',
  },
};
