# Lo que solo dice el tablero de Silver Isle, en español.
score-unit-silver-isle =
    { $number ->
        [one] ficha de plata
       *[other] fichas de plata
    }
silver-isle-board = La carta marina de Silver Isle
silver-isle-nearer = Más cerca
silver-isle-farther = Más lejos
silver-isle-whole = Toda la carta
silver-isle-coast = Costa de { $suit }
silver-isle-europe = Europa
silver-isle-aboard = A bordo
silver-isle-tiles = losetas
silver-isle-ashore = en tierra
silver-isle-mine = mina
silver-isle-push = Empate: ambos lados vuelven a Europa.
silver-isle-owes = El vencedor paga { $damage } de daño.
silver-isle-free = El vencedor no paga nada.
silver-isle-place-ashore = en tierra
silver-isle-place-sea = en el mar
silver-isle-place-port = en el puerto
silver-isle-place-ship = a bordo
silver-isle-place-europe = en Europa
silver-isle-called-europe = Europa
silver-isle-called-port-s = el puerto de Soles
silver-isle-called-port-a = el puerto de Armas
silver-isle-called-port-m = el puerto de Lunas
silver-isle-called-port-c = el puerto de Coronas
silver-isle-silver = con plata
silver-isle-pick-crew = Tu { $crew }, { $place }: elige qué hace
silver-isle-pick-ship = Tu barco: elige qué hace
silver-isle-told = { $suit }, { $player }. Puerto { $port }. Barco { $ship }. Cuadrillas: { $crews }. Mina: { $mine }. Plata en Europa: { $silver }.

guide-silver-isle-build = La isla se construye loseta a loseta. Las de cada palo se colocan desde su costa; si dos líneas valen igual, eliges tú.
guide-silver-isle-port = Desliza tu puerto hasta la isla. Deja sus esquinas en mar abierto: allí llega y sale tu barco.
guide-silver-isle-europe = Tus seis cuadrillas esperan en Europa. Embarca algunas. Solo tú sabes cuánto vale cada moneda.
guide-silver-isle-sail = Navega a tu puerto y luego por la costa a cualquier esquina a la vista: los rumbos de puntos. Tienes dos acciones por turno.
guide-silver-isle-land = Desembarca una cuadrilla. La loseta en la que entra es tuya, y su orilla muestra tu color.
guide-silver-isle-mine = Al ganar una loseta puedes descubrir una mina. Cuanto más lejos de su puerto, más plata tiene.
guide-silver-isle-fight = Ataca a cuadrillas vecinas: se descubren las monedas, gana la suma mayor y paga la fuerza del vencido. Un 0 nunca sobrevive a una lucha.
guide-silver-isle-food = Cada loseta de una zona alimenta a una cuadrilla. Las que sobran vuelven a Europa cuando empieza tu turno.
guide-silver-isle-end = Lleva la plata a tu barco y a casa, a Europa. Gana quien más plata tenga allí. ¡Buen viento!
